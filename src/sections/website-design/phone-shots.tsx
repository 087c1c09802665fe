import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Picture } from '../../components/media/picture';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment PhoneShotFields on WebsiteTemplate {
    name
    phonePicture {
      ...PictureFields
    }
  }
`;

interface PhoneShotsProps {
  templates: readonly Queries.PhoneShotFieldsFragment[];
}

/** Two designs as a phone shows them. */
export function PhoneShots({ templates }: PhoneShotsProps) {
  return (
    <ul css={rowStyle}>
      {templates.slice(1, 3).map(
        ({ name, phonePicture }) =>
          phonePicture && (
            <li key={name}>
              <Picture
                file={phonePicture}
                alt={`${name} website on a phone`}
                sizes="(min-width: 62em) 17rem, 45vw"
              />
            </li>
          ),
      )}
    </ul>
  );
}

const rowStyle = css(plainList, columns({ all: '1fr 1fr' }), {
  gap: theme.space[6],
  '> li': {
    alignSelf: 'start',
    padding: theme.space[1],
    borderRadius: theme.radius.large,
    background: theme.colour.darkGround,
    boxShadow: theme.shadow.large,
  },
  '> :nth-of-type(2)': { marginTop: theme.space[16] },
  img: { margin: 0, borderRadius: theme.radius.medium },
});

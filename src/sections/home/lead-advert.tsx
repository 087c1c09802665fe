import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Picture } from '../../components/media/picture';
import { campaignOf } from '../../content/from-graphql';
import { PanelFigure } from '../../panels/parts/panel-figure';
import { Person } from '../../panels/parts/person';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment LeadAdvertFields on AiLeadGenPage {
    campaign
    advertPicture {
      childImageSharp {
        gatsbyImageData(width: 900, breakpoints: [384, 704])
      }
    }
    advertPictureAlt
  }
`;

interface LeadAdvertProps {
  page: Queries.LeadAdvertFieldsFragment;
}

/** The advertisement of the page AI Lead Gen, large, and over its corner the appointment that it brings. */
export function LeadAdvert({ page }: LeadAdvertProps) {
  const { caption, advert, slot } = campaignOf(page.campaign);
  const outcome = { ...slot, kind: 'appointment', text: slot.place } as const;
  return (
    <div css={advertStyle}>
      <PanelFigure caption={caption} outcome={outcome}>
        <div css={{ padding: theme.space[3] }}>
          <Person name={advert.firm} note={advert.place} />
        </div>
        <Picture
          file={page.advertPicture}
          alt={page.advertPictureAlt}
          sizes="(min-width: 78em) 35rem, (min-width: 62em) 44vw, 92vw"
        />
      </PanelFigure>
    </div>
  );
}

const advertStyle = css({
  '--panel-overlap': theme.space[16],
  img: {
    margin: 0,
    borderRadius: 0,
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    objectPosition: '50% 8%',
    [theme.media.wide]: { aspectRatio: '1' },
  },
});

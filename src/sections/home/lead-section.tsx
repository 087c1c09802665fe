import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Picture } from '../../components/media/picture';
import { SectionNote } from '../../components/text/section';
import { asCampaign } from '../../content/from-graphql';
import { PanelSnippet } from '../../panels/snippets/panel-snippet';
import {
  columns,
  darkOnly,
  hiddenOnPhones,
  lightOnly,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { PointsSection } from '../shared/points-section';

export const fragment = graphql`
  fragment LeadAdFields on AiLeadGenPage {
    campaign
    adPicture {
      childImageSharp {
        gatsbyImageData(width: 900, breakpoints: [400, 720])
      }
    }
    adPictureDark {
      childImageSharp {
        gatsbyImageData(width: 900, breakpoints: [400, 720])
      }
    }
  }
`;

interface LeadSectionProps {
  content: Queries.PointsSectionFieldsFragment;
  page: Queries.LeadAdFieldsFragment;
}

/** Beside the points the advertisement's picture, to the window's edge, and on it the reply and the appointment. */
export function LeadSection({ content, page }: LeadSectionProps) {
  const { caption, ad, bookedBy, dialogue, slot } = asCampaign(page.campaign);
  const picture = {
    alt: ad.alt,
    sizes: '(min-width: 48em) 50vw, 100vw',
  };
  const reply = { name: slot.place, channel: ad.firm, dialogue };
  return (
    <PointsSection
      id="sales"
      tone="sunken"
      content={content}
      columnStyle={columns('1fr', { medium: '1fr 1fr' })}
      css={sectionStyle}
      aside={
        <div css={adStyle}>
          <Picture
            file={page.adPicture}
            {...picture}
            css={[pictureStyle, lightOnly]}
          />
          <Picture
            file={page.adPictureDark}
            {...picture}
            css={[pictureStyle, darkOnly]}
          />
          {/* On phones the reply would hide the picture. */}
          <PanelSnippet
            snippet={{ ...reply, kind: 'messages' }}
            css={[cardStyle, hiddenOnPhones]}
          />
          <PanelSnippet
            snippet={{ ...slot, text: bookedBy, kind: 'appointment' }}
            css={cardStyle}
          />
        </div>
      }
    >
      <SectionNote>{caption}</SectionNote>
    </PointsSection>
  );
}

/** The picture's place on wider screens. */
const sectionStyle = css({ position: 'relative' });

/** On phones the picture is behind the cards, on wider screens in the right half of the section. */
const adStyle = css({
  position: 'relative',
  display: 'grid',
  gap: theme.space[3],
  alignContent: 'end',
  justifyItems: 'end',
  minHeight: 'min(28rem, 56vw)',
  margin: `0 calc(-1 * ${theme.space.gutter}) calc(-1 * ${theme.space.section})`,
  padding: theme.space.gutter,
  [theme.media.medium]: { position: 'static', margin: 0, padding: 0 },
});

const pictureStyle = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  [theme.media.medium]: { left: '50%', width: '50%' },
});

const cardStyle = css({ position: 'relative', width: 'min(100%, 21rem)' });

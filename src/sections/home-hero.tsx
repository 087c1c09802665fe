import { graphql } from 'gatsby';
import { Actions } from '../components/actions';
import { SiteLink } from '../components/site-link';
import { Video } from '../components/video';
import { heroStyle, leadStyle } from './hero';

export const fragment = graphql`
  fragment HomeHeroFields on HomeHero {
    badge {
      ...ActionFields
    }
    title
    text
    actions {
      ...ActionFields
    }
    videoTitle
    videoText
  }
`;

interface HomeHeroProps {
  hero: Queries.HomeHeroFieldsFragment;
  videoSrc: string;
}

/** The opening of the home page: its badge is a link, and a video stands under it. */
export function HomeHero({ hero, videoSrc }: HomeHeroProps) {
  return (
    <div css={heroStyle}>
      <p>
        <SiteLink href={hero.badge.href}>{hero.badge.label}</SiteLink>
      </p>
      <h1>{hero.title}</h1>
      <p css={leadStyle}>{hero.text}</p>
      <Actions actions={hero.actions} />
      <Video src={videoSrc} title={hero.videoTitle} play={hero.videoText} />
    </div>
  );
}

import { css } from '@emotion/react';
import { StatList } from '../../components/display/stats';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface HomeStatsProps {
  title: string;
  text: string;
  stats: readonly Queries.StatFieldsFragment[];
}

/** The first figure is as large as fits, below its sum; the others are rows beside it. On the dark field. */
export function HomeStats({ stats, ...head }: HomeStatsProps) {
  return (
    <Section
      {...head}
      tone="dark"
      aside={<StatList stats={stats.slice(1)} tileStyle={rowStyle} />}
      columnStyle={columnStyle}
    >
      <StatList stats={stats.slice(0, 1)} tileStyle={largestStyle} />
    </Section>
  );
}

const columnStyle = css(
  columns('1fr', { medium: '1fr 1fr', wide: '7fr 5fr' }),
  {
    alignItems: 'end',
  },
);

const figuresStyle = css({
  '--stat-label-colour': 'inherit',
  // The pale colour would be unreadable in print, where the field has no background.
  [theme.media.screen]: { '--stat-colour': theme.colour.action },
});

const largestStyle = css(figuresStyle, {
  '--stat-size': 'min(28vw, 46cqi, 19rem)',
  '--stat-line-colour': 'transparent',
  dd: { letterSpacing: '-0.06em', lineHeight: 1 },
});

const rowStyle = css(figuresStyle, columns('7rem 1fr', { medium: '2fr 3fr' }), {
  '--stat-size': theme.text.title2Small,
  alignItems: 'baseline',
  gap: theme.space[3],
  paddingBlock: theme.space[2],
  dt: { gridArea: '1 / 2' },
});

import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Share2 } from 'lucide-react';
import { Button } from '../../components/actions/button';

/** The share line of an article. SPEC.md section 2: on article pages its button does nothing. */
export function ShareLine() {
  return (
    <p css={lineStyle}>
      <span>Share this article:</span>{' '}
      <Button variant="secondary">
        <Share2 aria-hidden="true" size="1em" />
        Share
      </Button>
    </p>
  );
}

const lineStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space[4],
    margin: `${theme.space[10]} 0 0`,
    fontWeight: 600,
    [theme.media.print]: { display: 'none' },
  });

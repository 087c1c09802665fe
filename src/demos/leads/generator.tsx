import Sparkles from 'lucide-react/icons/sparkles';
import { css } from '@emotion/react';
import { Button } from '../../components/actions/button';
import { LEAD_PROGRESS_PERCENT } from '../constants';
import { ProgressBar } from '../progress-bar';
import { theme } from '../../styles/theme';

interface GeneratorProps {
  isGenerating: boolean;
  analysing: string;
  announcement: string;
  onGenerate: () => void;
}

/** The button that generates a lead, and its progress. */
export function Generator({
  isGenerating,
  analysing,
  announcement,
  onGenerate,
}: GeneratorProps) {
  return (
    <div>
      {/* `disabled` would lose the focus; the machine ignores presses meanwhile. */}
      <Button aria-disabled={isGenerating} onClick={onGenerate}>
        <Sparkles aria-hidden="true" size="1em" />
        Generate Lead
      </Button>
      <div css={stateStyle}>
        <p role="status">{isGenerating ? analysing : announcement}</p>
        {isGenerating && (
          <ProgressBar
            label="Analysing the enquiry"
            percent={LEAD_PROGRESS_PERCENT}
          />
        )}
      </div>
    </div>
  );
}

// Keeps room for the text and the bar, so that nothing below moves.
const stateStyle = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: theme.space[2],
  minHeight: theme.space[16],
  marginTop: theme.space[2],
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
  p: { margin: 0 },
});

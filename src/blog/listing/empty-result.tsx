import { css } from '@emotion/react';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../components/actions/button';
import { theme } from '../../styles/theme';
import { type Filter, emptyHint } from './listing-rules';

interface EmptyResultProps {
  filter: Filter;
  onClear: () => void;
}

export function EmptyResult({ filter, onClear }: EmptyResultProps) {
  return (
    <div css={boxStyle}>
      <SearchX aria-hidden="true" size="2.5em" />
      <h3>No articles found</h3>
      <p>{emptyHint(filter)}</p>
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  );
}

const boxStyle = css({
  display: 'grid',
  justifyItems: 'center',
  marginBottom: theme.space[6],
  gap: theme.space[3],
  padding: `${theme.space[12]} ${theme.space[6]}`,
  border: `${theme.stroke.thin} dashed ${theme.colour.control}`,
  borderRadius: theme.radius.large,
  textAlign: 'center',
  'h3, p': { margin: 0 },
  svg: { color: theme.colour.textMuted },
});

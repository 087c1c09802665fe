import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { summaryStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { RichParagraph } from '../text/rich-text';

interface DisclosureProps {
  title: string;
  /** Disclosures of one group close each other. */
  group: string;
  id?: string;
  children: string;
}

/** A question that opens to show its answer, a text with markup; it works without JavaScript. */
export function Disclosure(props: DisclosureProps) {
  const { title, group, id, children } = props;
  return (
    <details name={group} css={detailsStyle}>
      <summary css={summaryStyle}>
        <span>{title}</span>
        <ChevronDown aria-hidden="true" size="1.25em" />
      </summary>
      {id && <span id={id} css={anchorStyle} />}
      <RichParagraph>{children}</RichParagraph>
    </details>
  );
}

/** Browsers open a `details` for a link to something inside it, so the anchor is inside, at its upper edge. */
const anchorStyle = css({ position: 'absolute', top: 0 });

const detailsStyle = css({
  position: 'relative',
  'details ~ &': { borderTop: theme.rule },
  p: { maxWidth: theme.width.prose, color: theme.colour.textMuted },
});

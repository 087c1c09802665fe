import { css } from '@emotion/react';
import X from 'lucide-react/icons/x';
import type { ReactNode, Ref } from 'react';
import { Actions } from '../../components/actions/actions';
import { Button } from '../../components/actions/button';
import { Badge } from '../../components/display/badge';
import { cardBox } from '../../components/display/card';
import { containerStyle, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface DemoBoxProps {
  intro: Queries.HomeDemoFieldsFragment;
  onClose: () => void;
  ref: Ref<HTMLDivElement>;
  hidden: boolean;
  children: ReactNode;
}

export function DemoBox(props: DemoBoxProps) {
  const { intro, onClose, ref, hidden, children } = props;
  return (
    <div ref={ref} hidden={hidden} css={boxStyle}>
      <div css={headStyle}>
        <Badge>{intro.label}</Badge>
        <Button variant="secondary" onClick={onClose}>
          <X aria-hidden="true" size="1em" />
          {intro.close}
        </Button>
      </div>
      {children}
      <div css={footStyle}>
        <Actions actions={[intro.book]} note={intro.note} />
      </div>
    </div>
  );
}

const boxStyle = css(containerStyle, cardBox, {
  marginTop: theme.space[4],
  padding: `${theme.space[4]} clamp(${theme.space[4]}, 3vw, ${theme.space[8]}) ${theme.space[6]}`,
  boxShadow: theme.shadow.large,
});

const headStyle = css(wrappingRow, {
  flexWrap: 'nowrap',
  justifyContent: 'space-between',
  marginBottom: theme.space[2],
  '> span': { fontSize: theme.text.tiny },
  // Fits beside the badge on phones.
  button: {
    flex: 'none',
    padding: `${theme.space[2]} ${theme.space[3]}`,
    fontSize: theme.text.small,
  },
});

const footStyle = css({
  marginTop: theme.space[6],
  paddingTop: theme.space[5],
  borderTop: theme.rule,
});

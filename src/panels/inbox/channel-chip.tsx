import { Chip } from '../../components/cards/badge';
import type { Channel } from '../../content/schemas/product/conversation-panels';
import type { PaletteFamily } from '../../styles/palette';
import { tintStyle } from '../../styles/tint';

const families: Record<Channel, PaletteFamily> = {
  SMS: 'amber',
  WhatsApp: 'emerald',
  Email: 'sky',
  Facebook: 'indigo',
  Instagram: 'plum',
};

export function ChannelChip({ channel }: { channel: Channel }) {
  return (
    <span css={tintStyle(families[channel])}>
      <Chip>{channel}</Chip>
    </span>
  );
}

import { Chip } from '../../components/display/badge';
import type { Channel } from '../../content/schemas/panels/parts';
import type { PaletteFamily } from '../../styles/palette';
import { tintStyle } from '../../styles/tint';

const FAMILIES: Record<Channel, PaletteFamily> = {
  SMS: 'amber',
  WhatsApp: 'emerald',
  Email: 'sky',
  Facebook: 'indigo',
  Instagram: 'plum',
};

export const channelTint = (channel: Channel) => tintStyle(FAMILIES[channel]);

export function ChannelChip({ channel }: { channel: Channel }) {
  return <Chip css={channelTint(channel)}>{channel}</Chip>;
}

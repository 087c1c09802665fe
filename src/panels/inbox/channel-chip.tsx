import type { PaletteFamily } from '../../styles/palette';
import { tintStyle } from '../../styles/tint';
import { Chip } from '../../components/product/chip';

/** Tells the channels of src/content/schemas/panel.ts apart at a glance. */
const families: Record<string, PaletteFamily> = {
  SMS: 'amber',
  WhatsApp: 'emerald',
  Email: 'sky',
  Facebook: 'indigo',
  Instagram: 'plum',
};

interface ChannelChipProps {
  channel: string;
}

/** Where a message came from. */
export function ChannelChip({ channel }: ChannelChipProps) {
  return (
    <span css={tintStyle(families[channel] ?? 'sage')}>
      <Chip>{channel}</Chip>
    </span>
  );
}

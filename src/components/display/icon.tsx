import type { LucideIcon } from 'lucide-react';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Bell from 'lucide-react/icons/bell';
import Bot from 'lucide-react/icons/bot';
import Calendar from 'lucide-react/icons/calendar';
import ChartColumn from 'lucide-react/icons/chart-column';
import Clock from 'lucide-react/icons/clock';
import Contact from 'lucide-react/icons/contact';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import Flag from 'lucide-react/icons/flag';
import Funnel from 'lucide-react/icons/funnel';
import Globe from 'lucide-react/icons/globe';
import Hand from 'lucide-react/icons/hand';
import Handshake from 'lucide-react/icons/handshake';
import Headphones from 'lucide-react/icons/headphones';
import Import from 'lucide-react/icons/import';
import Inbox from 'lucide-react/icons/inbox';
import Languages from 'lucide-react/icons/languages';
import Layers from 'lucide-react/icons/layers';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquare from 'lucide-react/icons/message-square';
import Palette from 'lucide-react/icons/palette';
import Phone from 'lucide-react/icons/phone';
import PhoneCall from 'lucide-react/icons/phone-call';
import PhoneForwarded from 'lucide-react/icons/phone-forwarded';
import PhoneIncoming from 'lucide-react/icons/phone-incoming';
import PhoneMissed from 'lucide-react/icons/phone-missed';
import PoundSterling from 'lucide-react/icons/pound-sterling';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Shield from 'lucide-react/icons/shield';
import Smartphone from 'lucide-react/icons/smartphone';
import Sparkles from 'lucide-react/icons/sparkles';
import Split from 'lucide-react/icons/split';
import SquareKanban from 'lucide-react/icons/square-kanban';
import Star from 'lucide-react/icons/star';
import Target from 'lucide-react/icons/target';
import Users from 'lucide-react/icons/users';
import Workflow from 'lucide-react/icons/workflow';
import Zap from 'lucide-react/icons/zap';
import { css } from '@emotion/react';
import { keyOf } from '../../content/tables';
import type { IconName } from '../../content/schemas/icons';
import { square } from '../../styles/mixins';
import { theme } from '../../styles/theme';

const icons: Record<IconName, LucideIcon> = {
  alarm: AlarmClock,
  'bar-chart': ChartColumn,
  bell: Bell,
  board: SquareKanban,
  bot: Bot,
  calendar: Calendar,
  clock: Clock,
  contact: Contact,
  'credit-card': CreditCard,
  'file-text': FileText,
  filter: Funnel,
  flag: Flag,
  globe: Globe,
  hand: Hand,
  handshake: Handshake,
  headphones: Headphones,
  import: Import,
  inbox: Inbox,
  languages: Languages,
  layers: Layers,
  link: Link,
  list: List,
  lock: Lock,
  mail: Mail,
  megaphone: Megaphone,
  'message-circle': MessageCircle,
  'message-square': MessageSquare,
  palette: Palette,
  phone: Phone,
  'phone-call': PhoneCall,
  'phone-forwarded': PhoneForwarded,
  'phone-incoming': PhoneIncoming,
  'phone-missed': PhoneMissed,
  pound: PoundSterling,
  receipt: ReceiptText,
  refresh: RefreshCw,
  search: Search,
  send: Send,
  shield: Shield,
  smartphone: Smartphone,
  sparkles: Sparkles,
  split: Split,
  star: Star,
  target: Target,
  users: Users,
  workflow: Workflow,
  zap: Zap,
};

/** A decorative icon, hidden from screen readers. */
export function Icon({ name }: { name: string }) {
  const Component = icons[keyOf(icons, name)];
  return <Component aria-hidden="true" size="1.5em" />;
}

/** An icon on a small tinted square, for the top of a card. */
export function IconTile({ name }: { name: string }) {
  return (
    <span css={tileStyle}>
      <Icon name={name} />
    </span>
  );
}

const tileStyle = css({
  ...square(theme.space[12]),
  marginBottom: theme.space[4],
  borderRadius: theme.radius.medium,
  background: theme.tint.soft,
  color: theme.tint.strong,
});

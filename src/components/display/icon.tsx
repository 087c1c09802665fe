import type { LucideIcon } from 'lucide-react';
import type { IconName } from '../../content/schemas/icons';
import { keyOf } from '../../content/tables';
import * as drawings from './icons';

const icons: Record<IconName, LucideIcon> = drawings;

/** A decorative icon, hidden from screen readers. */
export function Icon({ name }: { name: string }) {
  const Component = icons[keyOf(icons, name)];
  return <Component aria-hidden="true" size="1.5em" />;
}

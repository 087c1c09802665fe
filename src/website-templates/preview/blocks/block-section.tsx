import type { ReactNode } from 'react';

interface BlockSectionProps {
  title?: string | null;
  children: ReactNode;
}

/** A block's heading and its content; layouts put one below or beside the other. */
export function BlockSection({ title, children }: BlockSectionProps) {
  return (
    <div className="sample-section">
      {title && <h4>{title}</h4>}
      <div className="sample-content">{children}</div>
    </div>
  );
}

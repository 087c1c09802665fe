import type { SamplePartProps } from '../site';
import { PageItems } from './page-items';

/** The firm's name and its sentence, its facts, and the pages again. */
export function Footer(props: SamplePartProps) {
  const { firm, footer } = props.site;
  return (
    <div className="sample-footer">
      <div className="sample-sign">
        <p className="sample-firm">{firm}</p>
        {footer && <p>{footer.text}</p>}
      </div>
      <FooterRows {...props} />
      <ul className="sample-footer-pages">
        <PageItems {...props} pages={props.site.menu} />
      </ul>
    </div>
  );
}

/** Address, telephone, opening hours. */
export function FooterRows({ site: { footer } }: SamplePartProps) {
  if (!footer) return null;
  return (
    <dl className="sample-facts">
      {footer.rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

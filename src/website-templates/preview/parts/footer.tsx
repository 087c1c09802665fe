import type { SamplePartProps } from '../site';
import { PageItems } from './page-items';

/** The firm's name and its sentence, its facts, and the pages again. */
export function Footer(props: SamplePartProps) {
  const { firm, footer, menu } = props.site;
  return (
    <div className="sample-footer">
      <div className="sample-sign">
        <p className="sample-firm">{firm}</p>
        {footer && <p>{footer.text}</p>}
      </div>
      {footer && (
        <dl>
          {footer.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="sample-footer-pages">
        <PageItems {...props} pages={menu} />
      </ul>
    </div>
  );
}

import Menu from 'lucide-react/icons/menu';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { visuallyHidden } from '../../../styles/mixins';
import type { SamplePartProps } from '../site-model';
import { PageButton } from './buttons';

/** The firm's name, pages, cart and button; layouts may reorder them. */
export function Header(props: SamplePartProps) {
  const { site, state, open } = props;
  const { firm, cart, action } = site;
  return (
    <div className="sample-header">
      <p className="sample-firm">{firm}</p>
      {/* The toggle of the menu, which is a row where the header has room. */}
      <details className="sample-menu">
        <summary>
          <Menu aria-hidden="true" size="1.75em" />
          <span css={visuallyHidden}>Menu</span>
        </summary>
      </details>
      <ul aria-label={`Pages of ${firm}`} className="sample-navigation">
        <PageItems {...props} />
      </ul>
      {cart && (
        <p role="status">
          <button
            type="button"
            className="sample-cart"
            onClick={() => open(cart.page)}
          >
            <ShoppingBag aria-hidden="true" size="1.2em" />
            <span>
              {cart.page + (state.cart > 0 ? ` (${state.cart})` : '')}
            </span>
          </button>
        </p>
      )}
      {action && (
        <PageButton leadsTo={action.leadsTo} open={open}>
          {action.label}
        </PageButton>
      )}
    </div>
  );
}

export function Footer(props: SamplePartProps) {
  const { firm, footer } = props.site;
  return (
    <div className="sample-footer">
      <div className="sample-footer-firm">
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
        <PageItems {...props} />
      </ul>
    </div>
  );
}

/** A button for each page of the menu, because pages open in the same frame. Links from outside use `pageAnchor`. */
function PageItems({ site, state, open }: SamplePartProps) {
  const menu = site.pages.filter(({ outOfMenu }) => !outOfMenu);
  return menu.map(({ name }) => (
    <li key={name}>
      <button
        type="button"
        aria-current={name === state.page ? 'page' : undefined}
        onClick={() => open(name)}
      >
        {name}
      </button>
    </li>
  ));
}

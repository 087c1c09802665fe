import Menu from 'lucide-react/icons/menu';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { visuallyHidden } from '../../../styles/mixins';
import type { SamplePartProps } from '../site';
import { PageItems } from './page-items';

/** The page of a shop that the cart leads to. */
const CART = 'Cart';

/** The firm's name, the pages, a cart and a button: from left to right unless the layout changes it. */
export function Header(props: SamplePartProps) {
  const { site, state, open } = props;
  const { firm, isShop, action, menu, pages } = site;
  return (
    <div className="sample-header">
      <p className="sample-firm">{firm}</p>
      {/* The pages are in a row where the header has room, otherwise below this button. */}
      <details className="sample-menu">
        <summary>
          <Menu aria-hidden="true" size="1.75em" />
          <span css={visuallyHidden}>Menu</span>
        </summary>
      </details>
      <ul aria-label={`Pages of ${firm}`} className="sample-navigation">
        <PageItems {...props} pages={menu} />
      </ul>
      {/* No number before something is in it: the pages for it show a sample order. */}
      {isShop && (
        <p role="status">
          <button
            type="button"
            className="sample-cart"
            disabled={!pages.includes(CART)}
            onClick={() => open(CART)}
          >
            <ShoppingCart aria-hidden="true" size="1.2em" />
            Cart{state.cart > 0 && ` (${state.cart})`}
          </button>
        </p>
      )}
      {action && (
        <button
          type="button"
          className="sample-button sample-action"
          onClick={() => open(action.leadsTo)}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

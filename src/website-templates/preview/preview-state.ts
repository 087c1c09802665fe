import type { Device } from '../../components/media/device-frame';

export interface PreviewState {
  device: Device;
  /** The name of the page that shows. */
  page: string;
  /** How often a page was opened: each time it begins at its top, with its menu closed. */
  turn: number;
  /** The page was opened from the page before, where the focus was. */
  movesFocus: boolean;
  /** Number of products in the cart. */
  cart: number;
  /** The chosen appointment, such as "Friday, 8am". */
  slot: string | null;
}

export type PreviewAction =
  | { type: 'device'; device: Device }
  | { type: 'open'; page: string }
  | { type: 'follow'; page: string }
  | { type: 'buy' }
  | { type: 'slot'; slot: string };

export function initialState(page: string): PreviewState {
  return {
    device: 'desktop',
    page,
    turn: 0,
    movesFocus: false,
    cart: 0,
    slot: null,
  };
}

export function previewReducer(
  state: PreviewState,
  action: PreviewAction,
): PreviewState {
  switch (action.type) {
    case 'device':
      return { ...state, device: action.device, movesFocus: false };
    case 'open':
      return action.page === state.page
        ? state
        : {
            ...state,
            page: action.page,
            turn: state.turn + 1,
            movesFocus: false,
          };
    case 'follow':
      return {
        ...state,
        page: action.page,
        turn: state.turn + 1,
        movesFocus: true,
      };
    case 'buy':
      return { ...state, cart: state.cart + 1 };
    case 'slot':
      return {
        ...state,
        slot: action.slot === state.slot ? null : action.slot,
      };
  }
}

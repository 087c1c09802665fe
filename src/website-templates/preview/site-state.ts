import type { Device } from '../../components/media/device-frame';

/** What a visitor has done with the small website. */
export interface SiteState {
  device: Device;
  /** The name of the page that shows. */
  page: string;
  /** The page was opened from within the one before, so the focus that was there has to go with it. */
  isFollowed: boolean;
  /** How many things are in the basket. */
  basket: number;
  /** The chosen appointment, as visitors read it. */
  slot: string | null;
}

export type SiteAction =
  | { type: 'device'; device: Device }
  | { type: 'open'; page: string }
  | { type: 'follow'; page: string }
  | { type: 'buy' }
  | { type: 'slot'; slot: string };

/** Takes the name of the first page; gives the state in which the small website is in the HTML. */
export function firstState(page: string): SiteState {
  return {
    device: 'desktop',
    page,
    isFollowed: false,
    basket: 0,
    slot: null,
  };
}

/** Takes a state and what a visitor does; gives the next state. The basket and the appointment last from page to page. */
export function nextState(state: SiteState, action: SiteAction): SiteState {
  switch (action.type) {
    case 'device':
      return { ...state, device: action.device, isFollowed: false };
    case 'open':
      return { ...state, page: action.page, isFollowed: false };
    case 'follow':
      return { ...state, page: action.page, isFollowed: true };
    case 'buy':
      return { ...state, basket: state.basket + 1 };
    case 'slot':
      return {
        ...state,
        slot: action.slot === state.slot ? null : action.slot,
      };
  }
}

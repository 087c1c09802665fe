// For tests.

type Panel = Queries.PanelFieldsFragment;

/** Gives a panel of a kind; what the kind does not use is null. */
export function panelOf(kind: string, rest: Partial<Panel>): Panel {
  return {
    kind,
    caption: `The ${kind} at work`,
    caller: null,
    intent: null,
    booking: null,
    trigger: null,
    condition: null,
    shop: null,
    dialogue: null,
    reviews: null,
    trend: null,
    conversations: null,
    branches: null,
    shopItems: null,
    invoice: null,
    stages: null,
    ...rest,
  };
}

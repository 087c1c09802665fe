type Mini = Queries.MiniPanelFieldsFragment;

/** A mini panel with null for every field that is not given. */
export function miniOf(rest: Partial<Mini> & Pick<Mini, 'kind'>): Mini {
  return {
    name: null,
    channel: null,
    dialogue: null,
    own: null,
    icon: null,
    title: null,
    text: null,
    time: null,
    day: null,
    date: null,
    source: null,
    rating: null,
    amount: null,
    status: null,
    steps: null,
    facts: null,
    bars: null,
    choices: null,
    chosen: null,
    ...rest,
  };
}

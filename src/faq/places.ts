/** A question of the support centre, and the id that links to it use. */
export interface PlacedQuestion extends Queries.FaqItemFieldsFragment {
  id: string;
}

/** A group of questions, and the id that links to it use. */
export interface PlacedGroup {
  id: string;
  title: string;
  questions: readonly PlacedQuestion[];
}

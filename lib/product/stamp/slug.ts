/** What names a stamp model: the same three fields in a config, a catalogue model and a cart item. */
export interface StampModelName {
  brand: string
  range: string
  model: string
}

/** The slug of a stamp model, which is its identity everywhere: `model-trodat-printy-4913`. */
export const stampSlug = ({ brand, range, model }: StampModelName): string =>
  `model-${brand}-${range}-${model}`

/** Figures of the shop that texts may name, beside what they say of the company. */
export const shopFacts = [
  'stampDays',
  'signDays',
  'xxlDays',
  'suppliesDays',
  'cutOff',
  'tranquility',
  'payments',
  'sharedDays',
  'pictureFiles',
  'pictureMegabytes',
  'attachmentMegabytes',
] as const
export type ShopFact = (typeof shopFacts)[number]

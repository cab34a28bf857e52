/** The kinds of products that lists, the search and pages show. */
export const listedKinds = ['stamp', 'rubber', 'sign', 'static', 'template'] as const
export type ListedKind = (typeof listedKinds)[number]

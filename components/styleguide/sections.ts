/** The styleguide's pages below its first one. */
export const guideSections = ['buttons', 'icons', 'alerts', 'cards', 'popups'] as const
export type GuideSection = (typeof guideSections)[number]

/**
 * The states of rates that are published together (TOOLS-7): planned for a date, in force, replaced by a later one, taken
 * back, or called off before its date.
 */
export const publicationStates = ['planned', 'in-force', 'replaced', 'taken-back', 'called-off'] as const
export type PublicationState = (typeof publicationStates)[number]

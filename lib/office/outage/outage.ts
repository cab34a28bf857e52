/** The failures that the shop's owner gets a mail about (RUN-3). */
export const outageKinds = ['database', 'disk', 'mail'] as const
export type OutageKind = (typeof outageKinds)[number]

/** Times as ISO 8601; `until` is null as long as it lasts. */
export interface Outage {
  kind: OutageKind
  since: string
  until: string | null
}

/** The outage ends only with some spare space: else each file near the limit would begin or end one. */
const spare = 1.2

/** Whether the disk counts as full, by its free MB and whether it did before. */
export const isShortOfSpace = (free: number, low: number, before: boolean): boolean =>
  free < (before ? low * spare : low)

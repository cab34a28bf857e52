/** What the shop's owner is told of when it fails (RUN-3). */
export const outageKinds = ['database', 'disk', 'mail'] as const
export type OutageKind = (typeof outageKinds)[number]

/** Times as ISO 8601; `until` is null as long as it lasts. */
export interface Outage {
  kind: OutageKind
  since: string
  until: string | null
}

/** Room is there again only with some to spare: on the verge, each file would begin and end an outage. */
const spare = 1.2

/** Whether the disk counts as without room, by its free MB and whether it did before. */
export const isShortOfRoom = (free: number, low: number, before: boolean): boolean =>
  free < (before ? low * spare : low)

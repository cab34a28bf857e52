import type { Report } from '@/lib/design/scene/checks/report'
import { type Finding, findingKey } from '@/lib/design/scene/finding'
import { type Latest, latestOnly } from './latest'
import type { Inspection } from './tasks'

/** Repairs are tried once nothing has changed for this time, in ms: the next key comes sooner, and its check does not wait for them. */
const restMs = 250

/** Findings whose repairs were not tried, with the repairs that the same findings had before. */
function withRepairsOf(before: readonly Finding[], now: readonly Finding[]): readonly Finding[] {
  const known = new Map(before.map(finding => [findingKey(finding), finding.repairs]))
  return now.map(finding => {
    const repairs = known.get(findingKey(finding))
    return repairs ? { ...finding, repairs } : finding
  })
}

/**
 * Reports at once what is wrong with the latest requested design, and its repairs once the design rests: trying repairs takes several times
 * as long as a check (DESIGN-39). Until then a finding keeps the repairs that it had; a repair is looked up again before it is done.
 */
export function findingsFirst(
  inspect: (inspection: Inspection) => Promise<Report>,
  show: (report: Report) => void,
): Latest<Inspection> {
  let resting: ReturnType<typeof setTimeout> | undefined
  let wanted: Inspection | null = null
  let shown: readonly Finding[] = []
  const latest = latestOnly(inspect, (report, inspection) => {
    const isTried = inspection.repairs !== 'no'
    const findings = isTried ? report.findings : withRepairsOf(shown, report.findings)
    shown = findings
    show({ ...report, findings })
    if (isTried || inspection !== wanted || findings.length === 0) return
    const { repairs: _, ...whole } = inspection
    clearTimeout(resting)
    resting = setTimeout(() => latest.want(whole), restMs)
  })
  return {
    want(subject) {
      clearTimeout(resting)
      wanted = { ...subject, repairs: 'no' }
      latest.want(wanted)
    },
    stop() {
      clearTimeout(resting)
      latest.stop()
    },
  }
}

/** A list whose items a test reads one after the other: a missing one fails where it is read. */
type Many<One> = One[] & { 0: One; 1: One; 2: One }

/** A version as it was sent. */
export interface SentVersion {
  version: number
  hash: string
  lines: Many<{ id: string; kind: string; proofs?: string[] }>
  totals: { gross: { minor: number } }
}

interface Preview {
  totals: { gross: { minor: number } }
  lines: { unit: { minor: number } }[]
}

/** What the calls about quotations and their orders answer, as far as tests read it; each call has some of it. */
export interface ReadQuotation {
  id: number
  code: string
  detail: string
  state: string
  status: string
  details: { by: string; totals: { discounts: { minor: number }; goods: { minor: number }; gross: object } }
  contact: { email: string }
  draft: { title: string; lines: Many<object> }
  revision: number
  changed: boolean
  preview: Preview
  quotation: { revision: number; preview: Preview; findings: object[]; changed: boolean }
  versions: Many<SentVersion>
  events: { to: string }[]
  signatures: Many<{ at: string }>
  data: { id: number }[]
  found: object[]
  order: { id: number }
  onAccount: boolean
  standIn: object
  items: Many<{ id: string; type: string }>
  lines: Many<{
    id: string
    type: string
    net: object
    cost: { minor: number }
    parts: Many<{ sceneHash: string; approvedAt: string | null }>
  }>
  sum: { cost: { minor: number } }
}

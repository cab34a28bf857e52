declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
    path?: readonly { type?: string; property?: string; index?: number }[]
  }
  /** Holds structured data against what Google asks of each type; a warning names what is recommended. */
  export default class Validator {
    validate(found: { jsonld: Record<string, readonly object[]> }): Promise<Issue[]>
  }
}

import Validator from '@adobe/structured-data-validator'
import { z } from 'zod'

const thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })

/** Why structured data of a page would be refused: what the types of schema.org require that it lacks. */
export async function structuredDataFaults(data: unknown): Promise<string[]> {
  const parsed = thing.safeParse(data)
  if (!parsed.success) return [`no structured data: ${JSON.stringify(data).slice(0, 80)}`]
  // The validator takes the data apart: it gets a copy.
  const jsonld = { [parsed.data['@type']]: [structuredClone(parsed.data)] }
  const issues = await new Validator().validate({ jsonld })
  return issues.flatMap(({ severity, issueMessage, path = [] }) =>
    severity === 'ERROR'
      ? [`${path.map(({ type, property }) => property ?? type).join('.')}: ${issueMessage}`]
      : [],
  )
}

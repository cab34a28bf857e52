import type { z } from 'zod'

/** What the shop answers at a path, parsed; throws where it does not answer, or with something else. */
export const fetchParsed =
  <Schema extends z.ZodType>(schema: Schema) =>
  async (path: string): Promise<z.output<Schema>> => {
    const response = await fetch(path)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return schema.parse(await response.json())
  }

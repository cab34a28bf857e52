import { z } from 'zod'
import { block } from './block'

/** Blocks that several pages share, by the name under which the back-office keeps them. */
export const componentBlock = block('component', { name: z.string() })

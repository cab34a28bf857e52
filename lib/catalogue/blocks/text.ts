import { z } from 'zod'
import { block, optionalText } from './block'

/** A written part; texts are plain or marked (components/marked-text.tsx). */
export const textBlock = block('text', { title: optionalText, text: z.string() })

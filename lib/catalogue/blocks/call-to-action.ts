import { z } from 'zod'
import { block, optionalText } from './block'

/** The one thing to do next. */
export const callToActionBlock = block('callToAction', {
  title: z.string(),
  text: optionalText,
  label: z.string(),
  url: z.string(),
  action: optionalText,
})

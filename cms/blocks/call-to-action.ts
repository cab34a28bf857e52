import { area, text } from '../fields/fields'
import { link } from './link'

export const callToActionFields = [text('title', { required: true }), area('text'), ...link, text('action')]

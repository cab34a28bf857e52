import { text } from '../fields/fields'

export const crossSellFields = [text('name', { required: true })]

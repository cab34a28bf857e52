import { text } from '../fields/fields'

export const categoryGridFields = [text('title'), text('category', { required: true })]

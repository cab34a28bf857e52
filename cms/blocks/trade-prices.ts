import { json } from '../fields/fields'

export const tradePricesFields = [json('slugs')]

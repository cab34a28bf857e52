import { z } from 'zod'
import { json } from '../fields/fields'

export const tradePricesFields = [json('slugs', z.array(z.string()), { pick: 'products' })]

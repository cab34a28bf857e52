import { z } from 'zod'
import { slugParameter } from '@/lib/ground/contract/parameters'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { readMaterialRates } from '@/server/office/tools/material-records'

const params = z.object({
  a: slugParameter,
  b: z
    .string()
    .regex(/^\d{1,4}(?:\.\d{1,3})?$/)
    .transform(Number),
})

/** `GET /api/material-pricings/material/{type}/{thickness}`: the rates in force, costs included (TOOLS-5). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({ params, work: (actor, { params: { a, b } }) => readMaterialRates(actor, a, b) }),
})

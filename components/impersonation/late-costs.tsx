'use client'
import dynamic from 'next/dynamic'

const load = () => import('./costs')
const Line = dynamic(() => load().then(({ LineCost }) => LineCost), { ssr: false })
const Cart = dynamic(() => load().then(({ CartCost }) => CartCost), { ssr: false })

/** Whether one of the staff acts for a client in this browser: by the cookie that the shop sets beside his session. */
export const isImpersonating = (): boolean => document.cookie.includes('in-place')

/** A line's cost, fetched only for staff who impersonate a client. */
export const LateLineCost = ({ id }: { id: string }) => isImpersonating() && <Line id={id} />

/** The cart's cost, likewise. */
export const LateCartCost = () => isImpersonating() && <Cart />

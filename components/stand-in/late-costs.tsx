'use client'
import dynamic from 'next/dynamic'

const load = () => import('./costs')
const Line = dynamic(() => load().then(({ LineCost }) => LineCost), { ssr: false })
const Cart = dynamic(() => load().then(({ CartCost }) => CartCost), { ssr: false })

/** Whether one of the staff acts for a client in this browser: the word that the shop sets beside his session. */
export const isInPlace = (): boolean => document.cookie.includes('in-place')

/** A line's cost, fetched for staff in a client's place alone. */
export const LateLineCost = ({ id }: { id: string }) => isInPlace() && <Line id={id} />

/** The cart's cost, likewise. */
export const LateCartCost = () => isInPlace() && <Cart />

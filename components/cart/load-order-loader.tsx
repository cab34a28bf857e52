'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from './skeleton'

const loadView = () => import('./load-order-view')

/** The data belongs to one person: code and data come after the page. */
export const LoadOrderLoader = dynamic(() => loadView().then(({ LoadOrderIsland }) => LoadOrderIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})

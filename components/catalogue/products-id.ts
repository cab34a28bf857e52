/** The id of a listing's products: target of the link past the filters; its code checks by it whether the products are there. */
export const productsId = 'products'

// What sepia is, wherever it is said: of a palette, of a photograph, of one thing.

/** The brown of old photographs, lighter than that of ink. */
export const sepiaBrown = '#a9793f'

// How large the forms of the library may be.

/** The longest texts of all fields of one form, in an encoding that may need nine bytes for each character. */
export const formLimit = { bodyLimit: 64 * 1024 }

import React from 'react';

// React's development build records for each element where in the code it was made, as a stack trace: a
// tenth of the time of a page with many. It stops at a number of them, which it begins anew each second;
// here the number is reached from the start. Its warnings stay, without the place of the element.

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
}

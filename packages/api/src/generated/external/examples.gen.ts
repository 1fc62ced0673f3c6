// Generated from openapi/external-api by `npm run generate`. Do not edit.

import type { ApplyForSignUpErrors, CancelEmailChangeErrors, ChangePasswordErrors, CheckEmailChangeLinkErrors, CheckEmailChangeLinkResponses, CheckPasswordResetLinkErrors, CheckPasswordResetLinkResponses, CheckSignUpLinkErrors, CheckSignUpLinkResponses, ConfirmEmailChangeErrors, ConfirmLoginErrors, CreateCompanionErrors, CreateCompanionResponses, CreateMemberErrors, CreateMemberResponses, CreateMemberVehicleErrors, CreateMemberVehicleResponses, CreatePasskeyChallengeErrors, CreatePasskeyChallengeResponses, CreatePasskeyErrors, CreatePasskeyLoginChallengeErrors, CreatePasskeyLoginChallengeResponses, CreatePasskeyResponses, DeleteCardErrors, DeleteCompanionErrors, DeleteCurrentMemberErrors, DeleteMemberVehicleErrors, DeletePasskeyErrors, EndLoginErrors, EndOtherLoginsErrors, GetCsrfCookieErrors, GetCurrentMemberErrors, GetCurrentMemberResponses, GetEmailChangeErrors, GetEmailChangeResponses, GetMemberDataErrors, GetMemberDataResponses, GetNotificationSettingsErrors, GetNotificationSettingsResponses, KeepCustomersErrors, KeepCustomersResponses, ListCardsErrors, ListCardsResponses, ListCompanionsErrors, ListCompanionsResponses, ListLoginsErrors, ListLoginsResponses, ListMemberVehiclesErrors, ListMemberVehiclesResponses, ListPasskeysErrors, ListPasskeysResponses, LoginErrors, LoginWithPasskeyErrors, LogoutErrors, RequestEmailChangeErrors, RequestPasswordResetErrors, ResetPasswordErrors, StopEmailChangeErrors, UpdateCompanionErrors, UpdateCompanionResponses, UpdateCurrentMemberErrors, UpdateCurrentMemberResponses, UpdateMemberVehicleErrors, UpdateMemberVehicleResponses, UpdateNotificationSettingsErrors, UpdateNotificationSettingsResponses, UpdatePasskeyErrors, UpdatePasskeyResponses } from './types.gen.ts';

export interface Examples {
  getCsrfCookie: {
    400: { name: 'malformed'; value: GetCsrfCookieErrors[400] };
    429: { name: 'rateLimited'; value: GetCsrfCookieErrors[429] };
    500: { name: 'internal'; value: GetCsrfCookieErrors[500] };
    503: { name: 'unavailable'; value: GetCsrfCookieErrors[503] };
  };
  login: {
    400: { name: 'malformed'; value: LoginErrors[400] };
    401: { name: 'loginFailed'; value: LoginErrors[401] };
    404: { name: 'notFound'; value: LoginErrors[404] };
    413: { name: 'tooLarge'; value: LoginErrors[413] };
    419: { name: 'csrf'; value: LoginErrors[419] };
    422: { name: 'invalid'; value: LoginErrors[422] };
    429: { name: 'loginLocked' | 'rateLimited'; value: LoginErrors[429] };
    500: { name: 'internal'; value: LoginErrors[500] };
    503: { name: 'unavailable'; value: LoginErrors[503] };
  };
  logout: {
    400: { name: 'malformed'; value: LogoutErrors[400] };
    401: { name: 'sessionExpired'; value: LogoutErrors[401] };
    419: { name: 'csrf'; value: LogoutErrors[419] };
    429: { name: 'rateLimited'; value: LogoutErrors[429] };
    500: { name: 'internal'; value: LogoutErrors[500] };
    503: { name: 'unavailable'; value: LogoutErrors[503] };
  };
  createPasskeyLoginChallenge: {
    200: { name: 'default'; value: CreatePasskeyLoginChallengeResponses[200] };
    400: { name: 'malformed'; value: CreatePasskeyLoginChallengeErrors[400] };
    401: { name: 'sessionExpired'; value: CreatePasskeyLoginChallengeErrors[401] };
    404: { name: 'notFound'; value: CreatePasskeyLoginChallengeErrors[404] };
    413: { name: 'tooLarge'; value: CreatePasskeyLoginChallengeErrors[413] };
    419: { name: 'csrf'; value: CreatePasskeyLoginChallengeErrors[419] };
    429: { name: 'rateLimited'; value: CreatePasskeyLoginChallengeErrors[429] };
    500: { name: 'internal'; value: CreatePasskeyLoginChallengeErrors[500] };
    503: { name: 'unavailable'; value: CreatePasskeyLoginChallengeErrors[503] };
  };
  loginWithPasskey: {
    400: { name: 'malformed'; value: LoginWithPasskeyErrors[400] };
    401: { name: 'sessionExpired'; value: LoginWithPasskeyErrors[401] };
    404: { name: 'notFound'; value: LoginWithPasskeyErrors[404] };
    413: { name: 'tooLarge'; value: LoginWithPasskeyErrors[413] };
    419: { name: 'csrf'; value: LoginWithPasskeyErrors[419] };
    422: { name: 'passkeyInvalid'; value: LoginWithPasskeyErrors[422] };
    429: { name: 'loginLocked' | 'rateLimited'; value: LoginWithPasskeyErrors[429] };
    500: { name: 'internal'; value: LoginWithPasskeyErrors[500] };
    503: { name: 'unavailable'; value: LoginWithPasskeyErrors[503] };
  };
  confirmLogin: {
    400: { name: 'malformed'; value: ConfirmLoginErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: ConfirmLoginErrors[401] };
    413: { name: 'tooLarge'; value: ConfirmLoginErrors[413] };
    419: { name: 'csrf'; value: ConfirmLoginErrors[419] };
    422: { name: 'passwordUnconfirmed'; value: ConfirmLoginErrors[422] };
    429: { name: 'loginLocked' | 'rateLimited'; value: ConfirmLoginErrors[429] };
    500: { name: 'internal'; value: ConfirmLoginErrors[500] };
    503: { name: 'unavailable'; value: ConfirmLoginErrors[503] };
  };
  requestPasswordReset: {
    400: { name: 'malformed'; value: RequestPasswordResetErrors[400] };
    401: { name: 'sessionExpired'; value: RequestPasswordResetErrors[401] };
    404: { name: 'notFound'; value: RequestPasswordResetErrors[404] };
    413: { name: 'tooLarge'; value: RequestPasswordResetErrors[413] };
    419: { name: 'csrf'; value: RequestPasswordResetErrors[419] };
    422: { name: 'invalid'; value: RequestPasswordResetErrors[422] };
    429: { name: 'rateLimited'; value: RequestPasswordResetErrors[429] };
    500: { name: 'internal'; value: RequestPasswordResetErrors[500] };
    503: { name: 'mailUnavailable' | 'unavailable'; value: RequestPasswordResetErrors[503] };
  };
  checkPasswordResetLink: {
    200: { name: 'default'; value: CheckPasswordResetLinkResponses[200] };
    400: { name: 'malformed'; value: CheckPasswordResetLinkErrors[400] };
    401: { name: 'sessionExpired'; value: CheckPasswordResetLinkErrors[401] };
    404: { name: 'tokenInvalid' | 'notFound'; value: CheckPasswordResetLinkErrors[404] };
    410: { name: 'tokenExpired' | 'tokenUsed'; value: CheckPasswordResetLinkErrors[410] };
    413: { name: 'tooLarge'; value: CheckPasswordResetLinkErrors[413] };
    419: { name: 'csrf'; value: CheckPasswordResetLinkErrors[419] };
    422: { name: 'invalid'; value: CheckPasswordResetLinkErrors[422] };
    429: { name: 'rateLimited'; value: CheckPasswordResetLinkErrors[429] };
    500: { name: 'internal'; value: CheckPasswordResetLinkErrors[500] };
    503: { name: 'unavailable'; value: CheckPasswordResetLinkErrors[503] };
  };
  resetPassword: {
    400: { name: 'malformed'; value: ResetPasswordErrors[400] };
    401: { name: 'sessionExpired'; value: ResetPasswordErrors[401] };
    404: { name: 'tokenInvalid' | 'notFound'; value: ResetPasswordErrors[404] };
    410: { name: 'tokenExpired' | 'tokenUsed'; value: ResetPasswordErrors[410] };
    413: { name: 'tooLarge'; value: ResetPasswordErrors[413] };
    419: { name: 'csrf'; value: ResetPasswordErrors[419] };
    422: { name: 'invalid'; value: ResetPasswordErrors[422] };
    429: { name: 'rateLimited'; value: ResetPasswordErrors[429] };
    500: { name: 'internal'; value: ResetPasswordErrors[500] };
    503: { name: 'unavailable'; value: ResetPasswordErrors[503] };
  };
  applyForSignUp: {
    400: { name: 'malformed'; value: ApplyForSignUpErrors[400] };
    401: { name: 'sessionExpired'; value: ApplyForSignUpErrors[401] };
    404: { name: 'notFound'; value: ApplyForSignUpErrors[404] };
    413: { name: 'tooLarge'; value: ApplyForSignUpErrors[413] };
    419: { name: 'csrf'; value: ApplyForSignUpErrors[419] };
    422: { name: 'invalid'; value: ApplyForSignUpErrors[422] };
    429: { name: 'rateLimited'; value: ApplyForSignUpErrors[429] };
    500: { name: 'internal'; value: ApplyForSignUpErrors[500] };
    503: { name: 'mailUnavailable' | 'unavailable'; value: ApplyForSignUpErrors[503] };
  };
  checkSignUpLink: {
    200: { name: 'default' | 'typed'; value: CheckSignUpLinkResponses[200] };
    400: { name: 'malformed'; value: CheckSignUpLinkErrors[400] };
    401: { name: 'sessionExpired'; value: CheckSignUpLinkErrors[401] };
    404: { name: 'tokenInvalid' | 'notFound'; value: CheckSignUpLinkErrors[404] };
    410: { name: 'tokenExpired' | 'tokenUsed'; value: CheckSignUpLinkErrors[410] };
    413: { name: 'tooLarge'; value: CheckSignUpLinkErrors[413] };
    419: { name: 'csrf'; value: CheckSignUpLinkErrors[419] };
    422: { name: 'invalid'; value: CheckSignUpLinkErrors[422] };
    429: { name: 'rateLimited'; value: CheckSignUpLinkErrors[429] };
    500: { name: 'internal'; value: CheckSignUpLinkErrors[500] };
    503: { name: 'unavailable'; value: CheckSignUpLinkErrors[503] };
  };
  createMember: {
    201: { name: 'default'; value: CreateMemberResponses[201] };
    400: { name: 'malformed'; value: CreateMemberErrors[400] };
    401: { name: 'sessionExpired'; value: CreateMemberErrors[401] };
    404: { name: 'tokenInvalid' | 'notFound'; value: CreateMemberErrors[404] };
    410: { name: 'tokenExpired' | 'tokenUsed'; value: CreateMemberErrors[410] };
    413: { name: 'tooLarge'; value: CreateMemberErrors[413] };
    419: { name: 'csrf'; value: CreateMemberErrors[419] };
    422: { name: 'invalid'; value: CreateMemberErrors[422] };
    429: { name: 'rateLimited'; value: CreateMemberErrors[429] };
    500: { name: 'internal'; value: CreateMemberErrors[500] };
    503: { name: 'unavailable'; value: CreateMemberErrors[503] };
  };
  changePassword: {
    400: { name: 'malformed'; value: ChangePasswordErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: ChangePasswordErrors[401] };
    413: { name: 'tooLarge'; value: ChangePasswordErrors[413] };
    419: { name: 'csrf'; value: ChangePasswordErrors[419] };
    422: { name: 'wrongPassword' | 'invalid'; value: ChangePasswordErrors[422] };
    429: { name: 'loginLocked' | 'rateLimited'; value: ChangePasswordErrors[429] };
    500: { name: 'internal'; value: ChangePasswordErrors[500] };
    503: { name: 'unavailable'; value: ChangePasswordErrors[503] };
  };
  getEmailChange: {
    200: { name: 'none' | 'pending'; value: GetEmailChangeResponses[200] };
    400: { name: 'malformed'; value: GetEmailChangeErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: GetEmailChangeErrors[401] };
    429: { name: 'rateLimited'; value: GetEmailChangeErrors[429] };
    500: { name: 'internal'; value: GetEmailChangeErrors[500] };
    503: { name: 'unavailable'; value: GetEmailChangeErrors[503] };
  };
  requestEmailChange: {
    400: { name: 'malformed'; value: RequestEmailChangeErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: RequestEmailChangeErrors[401] };
    413: { name: 'tooLarge'; value: RequestEmailChangeErrors[413] };
    419: { name: 'csrf'; value: RequestEmailChangeErrors[419] };
    422: { name: 'wrongPassword' | 'invalid'; value: RequestEmailChangeErrors[422] };
    429: { name: 'loginLocked' | 'rateLimited'; value: RequestEmailChangeErrors[429] };
    500: { name: 'internal'; value: RequestEmailChangeErrors[500] };
    503: { name: 'mailUnavailable' | 'unavailable'; value: RequestEmailChangeErrors[503] };
  };
  cancelEmailChange: {
    400: { name: 'malformed'; value: CancelEmailChangeErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: CancelEmailChangeErrors[401] };
    413: { name: 'tooLarge'; value: CancelEmailChangeErrors[413] };
    419: { name: 'csrf'; value: CancelEmailChangeErrors[419] };
    429: { name: 'rateLimited'; value: CancelEmailChangeErrors[429] };
    500: { name: 'internal'; value: CancelEmailChangeErrors[500] };
    503: { name: 'unavailable'; value: CancelEmailChangeErrors[503] };
  };
  checkEmailChangeLink: {
    200: { name: 'default'; value: CheckEmailChangeLinkResponses[200] };
    400: { name: 'malformed'; value: CheckEmailChangeLinkErrors[400] };
    401: { name: 'sessionExpired'; value: CheckEmailChangeLinkErrors[401] };
    404: { name: 'tokenInvalid'; value: CheckEmailChangeLinkErrors[404] };
    410: { name: 'tokenExpired' | 'tokenUsed'; value: CheckEmailChangeLinkErrors[410] };
    413: { name: 'tooLarge'; value: CheckEmailChangeLinkErrors[413] };
    419: { name: 'csrf'; value: CheckEmailChangeLinkErrors[419] };
    422: { name: 'invalid'; value: CheckEmailChangeLinkErrors[422] };
    429: { name: 'rateLimited'; value: CheckEmailChangeLinkErrors[429] };
    500: { name: 'internal'; value: CheckEmailChangeLinkErrors[500] };
    503: { name: 'unavailable'; value: CheckEmailChangeLinkErrors[503] };
  };
  confirmEmailChange: {
    400: { name: 'malformed'; value: ConfirmEmailChangeErrors[400] };
    401: { name: 'sessionExpired'; value: ConfirmEmailChangeErrors[401] };
    404: { name: 'tokenInvalid'; value: ConfirmEmailChangeErrors[404] };
    410: { name: 'tokenExpired' | 'tokenUsed'; value: ConfirmEmailChangeErrors[410] };
    413: { name: 'tooLarge'; value: ConfirmEmailChangeErrors[413] };
    419: { name: 'csrf'; value: ConfirmEmailChangeErrors[419] };
    422: { name: 'invalid'; value: ConfirmEmailChangeErrors[422] };
    429: { name: 'rateLimited'; value: ConfirmEmailChangeErrors[429] };
    500: { name: 'internal'; value: ConfirmEmailChangeErrors[500] };
    503: { name: 'unavailable'; value: ConfirmEmailChangeErrors[503] };
  };
  stopEmailChange: {
    400: { name: 'malformed'; value: StopEmailChangeErrors[400] };
    401: { name: 'sessionExpired'; value: StopEmailChangeErrors[401] };
    404: { name: 'tokenInvalid'; value: StopEmailChangeErrors[404] };
    410: { name: 'tokenExpired' | 'tokenUsed'; value: StopEmailChangeErrors[410] };
    413: { name: 'tooLarge'; value: StopEmailChangeErrors[413] };
    419: { name: 'csrf'; value: StopEmailChangeErrors[419] };
    422: { name: 'invalid'; value: StopEmailChangeErrors[422] };
    429: { name: 'rateLimited'; value: StopEmailChangeErrors[429] };
    500: { name: 'internal'; value: StopEmailChangeErrors[500] };
    503: { name: 'unavailable'; value: StopEmailChangeErrors[503] };
  };
  getCurrentMember: {
    200: { name: 'default' | 'abroad' | 'oneName' | 'withoutFields'; value: GetCurrentMemberResponses[200] };
    400: { name: 'malformed'; value: GetCurrentMemberErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: GetCurrentMemberErrors[401] };
    429: { name: 'rateLimited'; value: GetCurrentMemberErrors[429] };
    500: { name: 'internal'; value: GetCurrentMemberErrors[500] };
    503: { name: 'unavailable'; value: GetCurrentMemberErrors[503] };
  };
  updateCurrentMember: {
    200: { name: 'default'; value: UpdateCurrentMemberResponses[200] };
    400: { name: 'malformed'; value: UpdateCurrentMemberErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: UpdateCurrentMemberErrors[401] };
    409: { name: 'versionConflict'; value: UpdateCurrentMemberErrors[409] };
    413: { name: 'tooLarge'; value: UpdateCurrentMemberErrors[413] };
    419: { name: 'csrf'; value: UpdateCurrentMemberErrors[419] };
    422: { name: 'invalid'; value: UpdateCurrentMemberErrors[422] };
    428: { name: 'preconditionMissing'; value: UpdateCurrentMemberErrors[428] };
    429: { name: 'rateLimited'; value: UpdateCurrentMemberErrors[429] };
    500: { name: 'internal'; value: UpdateCurrentMemberErrors[500] };
    503: { name: 'unavailable'; value: UpdateCurrentMemberErrors[503] };
  };
  deleteCurrentMember: {
    400: { name: 'malformed'; value: DeleteCurrentMemberErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: DeleteCurrentMemberErrors[401] };
    403: { name: 'recentLoginRequired'; value: DeleteCurrentMemberErrors[403] };
    413: { name: 'tooLarge'; value: DeleteCurrentMemberErrors[413] };
    419: { name: 'csrf'; value: DeleteCurrentMemberErrors[419] };
    429: { name: 'rateLimited'; value: DeleteCurrentMemberErrors[429] };
    500: { name: 'internal'; value: DeleteCurrentMemberErrors[500] };
    503: { name: 'unavailable'; value: DeleteCurrentMemberErrors[503] };
  };
  listCompanions: {
    200: { name: 'default' | 'none'; value: ListCompanionsResponses[200] };
    400: { name: 'malformed'; value: ListCompanionsErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: ListCompanionsErrors[401] };
    429: { name: 'rateLimited'; value: ListCompanionsErrors[429] };
    500: { name: 'internal'; value: ListCompanionsErrors[500] };
    503: { name: 'unavailable'; value: ListCompanionsErrors[503] };
  };
  createCompanion: {
    201: { name: 'default'; value: CreateCompanionResponses[201] };
    400: { name: 'malformed'; value: CreateCompanionErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: CreateCompanionErrors[401] };
    409: { name: 'entryLimit' | 'inProgress'; value: CreateCompanionErrors[409] };
    413: { name: 'tooLarge'; value: CreateCompanionErrors[413] };
    419: { name: 'csrf'; value: CreateCompanionErrors[419] };
    422: { name: 'invalid' | 'keyReused'; value: CreateCompanionErrors[422] };
    428: { name: 'preconditionMissing'; value: CreateCompanionErrors[428] };
    429: { name: 'rateLimited'; value: CreateCompanionErrors[429] };
    500: { name: 'internal'; value: CreateCompanionErrors[500] };
    503: { name: 'unavailable'; value: CreateCompanionErrors[503] };
  };
  updateCompanion: {
    200: { name: 'default'; value: UpdateCompanionResponses[200] };
    400: { name: 'malformed'; value: UpdateCompanionErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: UpdateCompanionErrors[401] };
    404: { name: 'notFound'; value: UpdateCompanionErrors[404] };
    409: { name: 'versionConflict'; value: UpdateCompanionErrors[409] };
    413: { name: 'tooLarge'; value: UpdateCompanionErrors[413] };
    419: { name: 'csrf'; value: UpdateCompanionErrors[419] };
    422: { name: 'invalid'; value: UpdateCompanionErrors[422] };
    428: { name: 'preconditionMissing'; value: UpdateCompanionErrors[428] };
    429: { name: 'rateLimited'; value: UpdateCompanionErrors[429] };
    500: { name: 'internal'; value: UpdateCompanionErrors[500] };
    503: { name: 'unavailable'; value: UpdateCompanionErrors[503] };
  };
  deleteCompanion: {
    400: { name: 'malformed'; value: DeleteCompanionErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: DeleteCompanionErrors[401] };
    404: { name: 'notFound'; value: DeleteCompanionErrors[404] };
    413: { name: 'tooLarge'; value: DeleteCompanionErrors[413] };
    419: { name: 'csrf'; value: DeleteCompanionErrors[419] };
    429: { name: 'rateLimited'; value: DeleteCompanionErrors[429] };
    500: { name: 'internal'; value: DeleteCompanionErrors[500] };
    503: { name: 'unavailable'; value: DeleteCompanionErrors[503] };
  };
  listPasskeys: {
    200: { name: 'default' | 'none'; value: ListPasskeysResponses[200] };
    400: { name: 'malformed'; value: ListPasskeysErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: ListPasskeysErrors[401] };
    429: { name: 'rateLimited'; value: ListPasskeysErrors[429] };
    500: { name: 'internal'; value: ListPasskeysErrors[500] };
    503: { name: 'unavailable'; value: ListPasskeysErrors[503] };
  };
  createPasskey: {
    201: { name: 'default'; value: CreatePasskeyResponses[201] };
    400: { name: 'malformed'; value: CreatePasskeyErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: CreatePasskeyErrors[401] };
    409: { name: 'entryLimit'; value: CreatePasskeyErrors[409] };
    413: { name: 'tooLarge'; value: CreatePasskeyErrors[413] };
    419: { name: 'csrf'; value: CreatePasskeyErrors[419] };
    422: { name: 'invalid' | 'passkeyInvalid'; value: CreatePasskeyErrors[422] };
    429: { name: 'rateLimited'; value: CreatePasskeyErrors[429] };
    500: { name: 'internal'; value: CreatePasskeyErrors[500] };
    503: { name: 'unavailable'; value: CreatePasskeyErrors[503] };
  };
  updatePasskey: {
    200: { name: 'default'; value: UpdatePasskeyResponses[200] };
    400: { name: 'malformed'; value: UpdatePasskeyErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: UpdatePasskeyErrors[401] };
    404: { name: 'notFound'; value: UpdatePasskeyErrors[404] };
    409: { name: 'versionConflict'; value: UpdatePasskeyErrors[409] };
    413: { name: 'tooLarge'; value: UpdatePasskeyErrors[413] };
    419: { name: 'csrf'; value: UpdatePasskeyErrors[419] };
    422: { name: 'invalid'; value: UpdatePasskeyErrors[422] };
    428: { name: 'preconditionMissing'; value: UpdatePasskeyErrors[428] };
    429: { name: 'rateLimited'; value: UpdatePasskeyErrors[429] };
    500: { name: 'internal'; value: UpdatePasskeyErrors[500] };
    503: { name: 'unavailable'; value: UpdatePasskeyErrors[503] };
  };
  deletePasskey: {
    400: { name: 'malformed'; value: DeletePasskeyErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: DeletePasskeyErrors[401] };
    404: { name: 'notFound'; value: DeletePasskeyErrors[404] };
    413: { name: 'tooLarge'; value: DeletePasskeyErrors[413] };
    419: { name: 'csrf'; value: DeletePasskeyErrors[419] };
    429: { name: 'rateLimited'; value: DeletePasskeyErrors[429] };
    500: { name: 'internal'; value: DeletePasskeyErrors[500] };
    503: { name: 'unavailable'; value: DeletePasskeyErrors[503] };
  };
  createPasskeyChallenge: {
    200: { name: 'default'; value: CreatePasskeyChallengeResponses[200] };
    400: { name: 'malformed'; value: CreatePasskeyChallengeErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: CreatePasskeyChallengeErrors[401] };
    403: { name: 'recentLoginRequired'; value: CreatePasskeyChallengeErrors[403] };
    409: { name: 'entryLimit'; value: CreatePasskeyChallengeErrors[409] };
    413: { name: 'tooLarge'; value: CreatePasskeyChallengeErrors[413] };
    419: { name: 'csrf'; value: CreatePasskeyChallengeErrors[419] };
    429: { name: 'rateLimited'; value: CreatePasskeyChallengeErrors[429] };
    500: { name: 'internal'; value: CreatePasskeyChallengeErrors[500] };
    503: { name: 'unavailable'; value: CreatePasskeyChallengeErrors[503] };
  };
  listMemberVehicles: {
    200: { name: 'default' | 'none'; value: ListMemberVehiclesResponses[200] };
    400: { name: 'malformed'; value: ListMemberVehiclesErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: ListMemberVehiclesErrors[401] };
    429: { name: 'rateLimited'; value: ListMemberVehiclesErrors[429] };
    500: { name: 'internal'; value: ListMemberVehiclesErrors[500] };
    503: { name: 'unavailable'; value: ListMemberVehiclesErrors[503] };
  };
  createMemberVehicle: {
    201: { name: 'default'; value: CreateMemberVehicleResponses[201] };
    400: { name: 'malformed'; value: CreateMemberVehicleErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: CreateMemberVehicleErrors[401] };
    409: { name: 'entryLimit' | 'inProgress'; value: CreateMemberVehicleErrors[409] };
    413: { name: 'tooLarge'; value: CreateMemberVehicleErrors[413] };
    419: { name: 'csrf'; value: CreateMemberVehicleErrors[419] };
    422: { name: 'invalid' | 'keyReused'; value: CreateMemberVehicleErrors[422] };
    428: { name: 'preconditionMissing'; value: CreateMemberVehicleErrors[428] };
    429: { name: 'rateLimited'; value: CreateMemberVehicleErrors[429] };
    500: { name: 'internal'; value: CreateMemberVehicleErrors[500] };
    503: { name: 'unavailable'; value: CreateMemberVehicleErrors[503] };
  };
  updateMemberVehicle: {
    200: { name: 'default'; value: UpdateMemberVehicleResponses[200] };
    400: { name: 'malformed'; value: UpdateMemberVehicleErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: UpdateMemberVehicleErrors[401] };
    404: { name: 'notFound'; value: UpdateMemberVehicleErrors[404] };
    409: { name: 'versionConflict'; value: UpdateMemberVehicleErrors[409] };
    413: { name: 'tooLarge'; value: UpdateMemberVehicleErrors[413] };
    419: { name: 'csrf'; value: UpdateMemberVehicleErrors[419] };
    422: { name: 'invalid'; value: UpdateMemberVehicleErrors[422] };
    428: { name: 'preconditionMissing'; value: UpdateMemberVehicleErrors[428] };
    429: { name: 'rateLimited'; value: UpdateMemberVehicleErrors[429] };
    500: { name: 'internal'; value: UpdateMemberVehicleErrors[500] };
    503: { name: 'unavailable'; value: UpdateMemberVehicleErrors[503] };
  };
  deleteMemberVehicle: {
    400: { name: 'malformed'; value: DeleteMemberVehicleErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: DeleteMemberVehicleErrors[401] };
    404: { name: 'notFound'; value: DeleteMemberVehicleErrors[404] };
    413: { name: 'tooLarge'; value: DeleteMemberVehicleErrors[413] };
    419: { name: 'csrf'; value: DeleteMemberVehicleErrors[419] };
    429: { name: 'rateLimited'; value: DeleteMemberVehicleErrors[429] };
    500: { name: 'internal'; value: DeleteMemberVehicleErrors[500] };
    503: { name: 'unavailable'; value: DeleteMemberVehicleErrors[503] };
  };
  getNotificationSettings: {
    200: { name: 'default'; value: GetNotificationSettingsResponses[200] };
    400: { name: 'malformed'; value: GetNotificationSettingsErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: GetNotificationSettingsErrors[401] };
    429: { name: 'rateLimited'; value: GetNotificationSettingsErrors[429] };
    500: { name: 'internal'; value: GetNotificationSettingsErrors[500] };
    503: { name: 'unavailable'; value: GetNotificationSettingsErrors[503] };
  };
  updateNotificationSettings: {
    200: { name: 'default'; value: UpdateNotificationSettingsResponses[200] };
    400: { name: 'malformed'; value: UpdateNotificationSettingsErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: UpdateNotificationSettingsErrors[401] };
    409: { name: 'versionConflict'; value: UpdateNotificationSettingsErrors[409] };
    413: { name: 'tooLarge'; value: UpdateNotificationSettingsErrors[413] };
    419: { name: 'csrf'; value: UpdateNotificationSettingsErrors[419] };
    428: { name: 'preconditionMissing'; value: UpdateNotificationSettingsErrors[428] };
    429: { name: 'rateLimited'; value: UpdateNotificationSettingsErrors[429] };
    500: { name: 'internal'; value: UpdateNotificationSettingsErrors[500] };
    503: { name: 'unavailable'; value: UpdateNotificationSettingsErrors[503] };
  };
  listCards: {
    200: { name: 'default' | 'none'; value: ListCardsResponses[200] };
    400: { name: 'malformed'; value: ListCardsErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: ListCardsErrors[401] };
    429: { name: 'rateLimited'; value: ListCardsErrors[429] };
    500: { name: 'internal'; value: ListCardsErrors[500] };
    503: { name: 'unavailable'; value: ListCardsErrors[503] };
  };
  deleteCard: {
    400: { name: 'malformed'; value: DeleteCardErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: DeleteCardErrors[401] };
    404: { name: 'notFound'; value: DeleteCardErrors[404] };
    413: { name: 'tooLarge'; value: DeleteCardErrors[413] };
    419: { name: 'csrf'; value: DeleteCardErrors[419] };
    429: { name: 'rateLimited'; value: DeleteCardErrors[429] };
    500: { name: 'internal'; value: DeleteCardErrors[500] };
    503: { name: 'unavailable'; value: DeleteCardErrors[503] };
  };
  keepCustomers: {
    200: { name: 'default'; value: KeepCustomersResponses[200] };
    400: { name: 'malformed'; value: KeepCustomersErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: KeepCustomersErrors[401] };
    404: { name: 'notFound'; value: KeepCustomersErrors[404] };
    409: { name: 'versionConflict' | 'entryLimit'; value: KeepCustomersErrors[409] };
    413: { name: 'tooLarge'; value: KeepCustomersErrors[413] };
    419: { name: 'csrf'; value: KeepCustomersErrors[419] };
    422: { name: 'invalid'; value: KeepCustomersErrors[422] };
    428: { name: 'preconditionMissing'; value: KeepCustomersErrors[428] };
    429: { name: 'rateLimited'; value: KeepCustomersErrors[429] };
    500: { name: 'internal'; value: KeepCustomersErrors[500] };
    503: { name: 'unavailable'; value: KeepCustomersErrors[503] };
  };
  getMemberData: {
    200: { name: 'default' | 'newMember'; value: GetMemberDataResponses[200] };
    400: { name: 'malformed'; value: GetMemberDataErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: GetMemberDataErrors[401] };
    403: { name: 'recentLoginRequired'; value: GetMemberDataErrors[403] };
    429: { name: 'rateLimited'; value: GetMemberDataErrors[429] };
    500: { name: 'internal'; value: GetMemberDataErrors[500] };
    503: { name: 'unavailable'; value: GetMemberDataErrors[503] };
  };
  listLogins: {
    200: { name: 'default' | 'onlyThis'; value: ListLoginsResponses[200] };
    400: { name: 'malformed'; value: ListLoginsErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: ListLoginsErrors[401] };
    429: { name: 'rateLimited'; value: ListLoginsErrors[429] };
    500: { name: 'internal'; value: ListLoginsErrors[500] };
    503: { name: 'unavailable'; value: ListLoginsErrors[503] };
  };
  endOtherLogins: {
    400: { name: 'malformed'; value: EndOtherLoginsErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: EndOtherLoginsErrors[401] };
    413: { name: 'tooLarge'; value: EndOtherLoginsErrors[413] };
    419: { name: 'csrf'; value: EndOtherLoginsErrors[419] };
    429: { name: 'rateLimited'; value: EndOtherLoginsErrors[429] };
    500: { name: 'internal'; value: EndOtherLoginsErrors[500] };
    503: { name: 'unavailable'; value: EndOtherLoginsErrors[503] };
  };
  endLogin: {
    400: { name: 'malformed'; value: EndLoginErrors[400] };
    401: { name: 'unauthenticated' | 'sessionExpired'; value: EndLoginErrors[401] };
    404: { name: 'notFound'; value: EndLoginErrors[404] };
    413: { name: 'tooLarge'; value: EndLoginErrors[413] };
    419: { name: 'csrf'; value: EndLoginErrors[419] };
    429: { name: 'rateLimited'; value: EndLoginErrors[429] };
    500: { name: 'internal'; value: EndLoginErrors[500] };
    503: { name: 'unavailable'; value: EndLoginErrors[503] };
  };
}
